import { join } from 'node:path';

/** The folder with the pages in one accent. */
export const folderOf = (folder: string, accent: string) => join(folder, accent.slice(1));
