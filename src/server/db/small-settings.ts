/** By itself the embedded database would keep a gigabyte of its log of changes, and 128 MB of pages in memory that the system keeps too. */
export const smallSettings = ['max_wal_size=64MB', 'min_wal_size=32MB', 'shared_buffers=16MB'].flatMap((each) => [
  '-c',
  each,
])
