import { config } from 'zod';

/** The content security policy forbids `eval`, and zod's probe for it would be reported. Imported before every schema. */
config({ jitless: true });
