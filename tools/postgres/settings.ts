/** Settings on PostgreSQL's command line; all others keep their defaults. */
export function serverSettings(durable: boolean): Record<string, string> {
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: durable ? '256MB' : '128MB',
    timezone: 'UTC',
    lc_messages: 'C',
    // Values of a failed statement are members' data and do not belong in a log.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    ...(durable ? siteSettings : throwAwaySettings),
  }
}

const siteSettings = {
  max_connections: '100',
  random_page_cost: '1.1',
  effective_cache_size: '1GB',
  max_wal_size: '2GB',
  wal_compression: 'on',
  checkpoint_completion_target: '0.9',
  // Short calls on few cores: a parallel plan costs more to start than it saves.
  max_parallel_workers_per_gather: '0',
}

const throwAwaySettings = {
  // Many sites at once, each with pools of its own.
  max_connections: '1000',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  // Tests open many connections, and their password protects nothing: a cheap hash suffices.
  scram_iterations: '1',
  // Inside the folder, so that removing it leaves nothing behind in /dev/shm.
  dynamic_shared_memory_type: 'mmap',
}
