/** fast-check with a fixed seed, so that a failure can be repeated; `PROPERTY_SEED` tries another. */
import * as fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_142) });

export * from 'fast-check';
