#!/usr/bin/env bash
# Proves `npm start` and `npm test` on a bare Debian 12 that has Node 20, npm and apt, and nothing else of this machine.
#
#   tools/fresh-machine.sh [start] [test]      both without a word; as root, with debootstrap and git
#
# What is tried is the committed state (HEAD). How to reach registry, mirror and proxies is copied from this machine's
# own settings into the temporary root. Everything runs in a process and mount namespace of its own: when it ends,
# however it ends, no process and no mount is left.
set -euo pipefail

project=$(cd "$(dirname "$0")/.." && pwd)
parts=${*:-start test}

for part in $parts; do
  [[ $part == start || $part == test ]] || { echo "unknown part: $part" >&2; exit 2; }
done
[[ $(id -u) == 0 ]] || { echo 'fresh-machine.sh makes a root of its own: run it as root' >&2; exit 2; }
for tool in debootstrap git unshare node npm; do
  command -v "$tool" >/dev/null || { echo "$tool is missing" >&2; exit 2; }
done
[[ $(node --version) == v20.* ]] || echo "note: this machine has Node $(node --version), not 20"

root=$(mktemp -d "${TMPDIR:-/tmp}/torre-fresh-XXXXXX")
trap 'rm -rf --one-file-system "$root"' EXIT
# It becomes `/`, which every user enters.
chmod 755 "$root"

# First address of a repository of Debian that apt uses here, by its label.
mirror_of() {
  apt-get indextargets --format '$(ORIGIN)|$(LABEL)|$(REPO_URI)' 'Created-By: Packages' 2>/dev/null |
    awk -F'|' -v label="$1" '$1 == "Debian" && $2 == label { print $3; exit }'
}

copy_into_root() {
  [[ -f $1 ]] || return 0
  mkdir -p "$root$(dirname "${2:-$1}")"
  cp -L "$1" "$root${2:-$1}"
}

make_root() {
  debootstrap --variant=minbase bookworm "$root" $(mirror_of Debian) >"$root.log" 2>&1 || { tail -n 20 "$root.log" >&2; exit 1; }
  rm -f "$root.log"
  local security
  security=$(mirror_of Debian-Security)
  [[ -z $security ]] || echo "deb $security bookworm-security main" >>"$root/etc/apt/sources.list"
  apt-config dump | grep -E '^Acquire::(http|https|Check-)' >"$root/etc/apt/apt.conf.d/90this-machine" || true
}

# Node and npm as they are here; a bare Debian 12 offers Node 18 only.
copy_node() {
  local npm_folder
  npm_folder=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
  mkdir -p "$root/usr/local/lib/node_modules"
  cp -L "$(command -v node)" "$root/usr/local/bin/node"
  cp -r "$npm_folder" "$root/usr/local/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
}

copy_network_settings() {
  local file
  copy_into_root /etc/resolv.conf
  copy_into_root /etc/hosts
  copy_into_root "$(cd / && npm config get userconfig --loglevel=silent)" /root/.npmrc
  copy_into_root "$(cd / && npm config get globalconfig --loglevel=silent)" /usr/local/etc/npmrc
  for file in "$(cd / && npm config get cafile --loglevel=silent)" "${NODE_EXTRA_CA_CERTS:-}" "${SSL_CERT_FILE:-}"; do
    copy_into_root "$file"
  done
}

network_environment() {
  env | grep -iE '^(https?_proxy|no_proxy|all_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|npm_config_(registry|cafile))=' || true
}

echo '== bare Debian 12'
since=$SECONDS
make_root
copy_node
copy_network_settings
# Below /root, which only root can enter: the hardest place for a database that must not run as root.
git clone --quiet --no-hardlinks "$project" "$root/root/torre"
cp "$project/tools/fresh-machine-inside.sh" "$root/usr/local/bin/fresh-machine-inside"
echo "   ready in $((SECONDS - since)) s, $(git -C "$root/root/torre" log -1 --format='%h %s')"

mapfile -t network < <(network_environment)
unshare --mount --pid --fork --kill-child=SIGKILL --propagation private bash -c '
  mount -t proc proc "$0/proc"
  mount -t tmpfs -o mode=1777 tmpfs "$0/dev/shm"
  mount -t devpts -o ptmxmode=0666 devpts "$0/dev/pts"
  exec chroot "$0" /usr/bin/env -i HOME=/root LANG=C.UTF-8 PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"
' "$root" "${network[@]}" bash /usr/local/bin/fresh-machine-inside $parts
