import type { Variables } from './settingNames.ts';

/**
 * The settings of a file in the format of `.env`; none when there is no such file.
 * @throws Error when the file is not UTF-8
 */
export function settingsIn(file: string): Variables;

/** The variables of the process, then those of `.env`, without spaces around their values. Writes nothing into `process.env`. */
export function environment(): Variables;
