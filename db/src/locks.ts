/** Advisory locks hold in a whole database: any numbers, the same in every process, no two alike. */
export const LOCKS = {
  migrate: 7_420_001,
  /** Two that start at once must not both find the tables empty. */
  seedDemo: 7_420_002,
  /** Who uses the embedded server: the last one stops it. */
  embeddedUsers: 7_420_003,
  loadGeography: 7_420_004,
} as const
