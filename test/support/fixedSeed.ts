import fc from 'fast-check';

/**
 * Properties without a seed of their own meet the same cases on every run: what fails once fails again, and which branches
 * are measured doesn't depend on chance. A soak goes on to other cases; a failure prints their seed.
 */
if (process.env.NINEKEEP_SOAK !== '1') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20261119 });
