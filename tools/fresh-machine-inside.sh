#!/usr/bin/env bash
# What fresh-machine.sh does inside the bare root; has bash, Node 20 and npm.
set -euo pipefail
cd /root/torre

first_limit=240
second_limit=5
log=/tmp/start.log

fail() {
  echo "✗ $1" >&2
  tail -n 60 "$log" >&2 || true
  exit 1
}

seconds_since() {
  node -e 'console.log(((Date.now() - Number(process.argv[1])) / 1000).toFixed(1))' "$1"
}

# Starts Torre, waits for its last line and says how long that took.
start_torre() {
  local since limit=$2
  since=$(date +%s%3N)
  npm start -- --no-open </dev/null >"$log" 2>&1 &
  npm_pid=$!
  until grep -q 'Per fermare' "$log"; do
    kill -0 "$npm_pid" 2>/dev/null || fail "npm start ended before Torre was ready"
    sleep 0.1
  done
  took=$(seconds_since "$since")
  echo "   $1: ready after $took s (limit $limit s)"
  node -e 'process.exit(Number(process.argv[1]) <= Number(process.argv[2]) ? 0 : 1)' "$took" "$limit" ||
    fail "$1 took $took s"
}

stop_torre() {
  kill -TERM "$npm_pid"
  wait "$npm_pid" || true
  # The database ends with the server; ten seconds are promised even after a crash.
  for _ in $(seq 100); do
    left=$(grep -lE '^(postgres|node|node-MainThread|MainThread)$' /proc/[0-9]*/comm 2>/dev/null | wc -l) || true
    [[ $left == 0 ]] && return
    sleep 0.1
  done
  fail "$left processes are left after SIGTERM"
}

check_sign_in() {
  local address
  address=$(grep -oE 'http://127\.0\.0\.1:[0-9]+' "$log" | head -n 1)
  node --input-type=module -e '
    const address = process.argv[1];
    const headers = { "content-type": "application/json", "x-requested-by": "torre" };
    const health = await (await fetch(`${address}/api/health`)).json();
    if (health.status !== "ok") throw new Error(`health: ${JSON.stringify(health)}`);
    const body = JSON.stringify({ username: "responsabile.lirr", password: "torre-demo" });
    const signedIn = await fetch(`${address}/api/autenticazione`, { method: "POST", headers, body });
    const cookie = signedIn.headers.getSetCookie().map((one) => one.split(";")[0]).join("; ");
    const session = await (await fetch(`${address}/api/session`, { headers: { cookie } })).json();
    if (session.utente?.userName !== "responsabile.lirr") throw new Error(`session: ${JSON.stringify(session)}`);
    const page = await (await fetch(`${address}/login`)).text();
    if (!page.includes("<script")) throw new Error("the screens are not served");
    console.log("   health, sign-in, session and page: ok");
  ' "$address" || fail 'the started Torre does not answer as it should'
}

for part in "$@"; do
  echo "== npm $part on Node $(node --version), npm $(npm --version)"
  if [[ $part == start ]]; then
    start_torre 'first start' "$first_limit"
    check_sign_in
    stop_torre
    start_torre 'second start' "$second_limit"
    check_sign_in
    stop_torre
    echo '   stopped by SIGTERM, no process left'
  else
    since=$(date +%s%3N)
    code=0
    npm test </dev/null || code=$?
    echo "   npm test: exit code $code after $(seconds_since "$since") s"
    [[ $code == 0 ]] || exit "$code"
  fi
done
