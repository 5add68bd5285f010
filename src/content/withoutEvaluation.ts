import { config } from 'zod';

/** The page's policy forbids code made of text, and the checker's trial of it is reported. Stands before every sheet. */
config({ jitless: true });
