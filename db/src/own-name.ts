/** What this process calls itself in `pg_stat_activity`. */
export const OWN_NAME = `thu-quan ${process.pid}`
