import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Another running program uses the database. */
export class FileInUseError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FileInUseError';
  }
}

/**
 * When a process started, as the kernel tells it: a number that a later process with the same id does not share.
 * Undefined when no such process runs (or only its unreaped remains do); empty where the system does not say.
 */
function birthOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    const foreign = error instanceof Error && 'code' in error && error.code === 'EPERM';
    if (!foreign) return undefined;
  }
  try {
    // The second field is the program's name in brackets, which may itself hold spaces and brackets.
    const [state, ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return state === 'Z' ? undefined : rest[18];
  } catch {
    return '';
  }
}

function livingOwner(ownerFile: string): number | undefined {
  const [pid = '', birth = ''] = readFileSync(ownerFile, 'utf8').trim().split(' ');
  if (!/^\d+$/.test(pid)) return undefined;
  const current = birthOf(Number(pid));
  return current !== undefined && (current === birth || birth === '') ? Number(pid) : undefined;
}

function write(ownerFile: string): boolean {
  try {
    writeFileSync(ownerFile, `${process.pid} ${birthOf(process.pid) ?? ''}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

export interface Claim {
  release(): void;
}

/**
 * Makes this process the one user of a database file, by a file with its process id beside it. SQLite's own lock here
 * is a folder that a killed process leaves behind for ever; knowing that its owner is dead is what allows to remove it.
 */
export function claim(file: string): Claim {
  const ownerFile = `${file}.pid`;
  if (!write(ownerFile)) {
    const owner = livingOwner(ownerFile);
    if (owner !== undefined)
      throw new FileInUseError(
        `${file} is in use by process ${owner}. Stop that one, or set CRM_DB to another file.`,
      );
    // Of two processes that both find the owner dead, the rename lets only one go on.
    const abandoned = `${ownerFile}.${process.pid}`;
    if (existsSync(ownerFile)) renameSync(ownerFile, abandoned);
    rmSync(abandoned, { force: true });
    rmSync(`${file}.lock`, { recursive: true, force: true });
    if (!write(ownerFile)) throw new FileInUseError(`${file} was just taken by another process.`);
  }
  return { release: () => rmSync(ownerFile, { force: true }) };
}
