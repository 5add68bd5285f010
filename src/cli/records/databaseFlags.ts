import type { Flag } from '../command';

/** A file of its own: commands that only know the flags load no database. */
export const DATABASE_FLAG: Flag = {
  name: 'database',
  takes: ['D'],
  summary:
    'a folder, or postgres://user@host/name; NINEKEEP_DATABASE or the folder ninekeep-records if left out. Passwords come from the environment: PGPASSWORD',
};

const MOMENTS_FLAG: Flag = {
  name: 'moments',
  summary: 'where everybody stood after every order, too: twice the size',
};

export const DATABASE_FLAGS: readonly Flag[] = [DATABASE_FLAG, MOMENTS_FLAG];
