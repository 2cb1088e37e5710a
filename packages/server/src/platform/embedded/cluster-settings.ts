/**
 * Settings of the embedded PostgreSQL, given on the command line at each start: for trying out and small sites,
 * so small memory, no network, and full durability.
 */
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  port: '5432',
  max_connections: '100',
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  min_wal_size: '80MB',
  max_wal_size: '512MB',
  fsync: 'on',
  // Queries are short: compiling them costs more than it gains (design.md, Stack).
  jit: 'off',
  // Containers often allow 64 MB of shared memory, and one parallel query may want more.
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // One file a weekday, overwritten a week later.
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgresql-%a.log',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  // A statement may hold personal data; the server's own log names the call that failed.
  log_min_error_statement: 'panic',
} as const;

/** A power cut may destroy the cluster: only for tests, which throw it away anyway. */
const THROWAWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  logging_collector: 'off',
} as const;

/** Command line arguments for `postgres`. */
export function clusterSettings(socketFolder: string, throwaway: boolean): string[] {
  const settings = { ...SETTINGS, ...(throwaway ? THROWAWAY : {}), unix_socket_directories: socketFolder };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
