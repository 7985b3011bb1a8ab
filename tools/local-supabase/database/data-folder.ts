/** The version of Postgres in PGlite 0.5, as the file `PG_VERSION` of a data folder has it. */
export const POSTGRES_VERSION = '18';
