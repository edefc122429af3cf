import { type Column, type SQL, sql } from 'drizzle-orm'

/** Whether a lesson, where it and its course are published, is open to everybody: it is not sold, or it is a preview of what is. */
export const isOpenToAll = ({ use, isPreview }: { use: SQL | Column; isPreview: SQL | Column }): SQL<boolean> =>
  sql<boolean>`(${use} <> 'sold' or ${isPreview})`
