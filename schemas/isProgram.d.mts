/**
 * Whether a module is the program that was started, and not imported by it.
 * @param url the module's `import.meta.url`
 */
export function isProgram(url: string): boolean;
