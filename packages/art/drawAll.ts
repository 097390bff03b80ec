import { TooHeavy } from './formats.ts';
import type { Painted, Picture } from './pictures.ts';

type Manifest = Partial<Record<string, string>>;
type Tools = {
  paint: (picture: Painted) => Promise<Buffer[]>;
  write: (file: string, content: string | Buffer) => void;
  /** Keeps the hashes of the drawn pictures. */
  save: (manifest: Manifest) => void;
};

/**
 * Draws pictures. However a run ends, the manifest names only pictures whose files are those of their hash.
 * @returns a line for each picture that is too heavy
 * @throws the first other error, once nothing more will be drawn or printed
 */
export async function drawAll(
  pictures: readonly Picture[],
  manifest: Manifest,
  { paint, write, save }: Tools,
): Promise<string[]> {
  const failures: string[] = [];
  const queue = [...pictures];

  const draw = async (picture: Picture) => {
    const { name, files } = picture;
    const isPainted = picture.kind !== 'text';
    const contents = isPainted ? await paint(picture) : [picture.content];
    if (isPainted) save(Object.assign(manifest, { [name]: undefined }));
    for (const [index, file] of files.entries()) {
      const content = contents[index];
      if (content === undefined) throw new Error(`${name}: nothing was drawn for ${file}.`);
      write(file, content);
    }
    if (isPainted) save(Object.assign(manifest, { [name]: picture.hash }));
    console.log(`Drew ${name}.`);
  };

  const drawQueue = async () => {
    for (let picture = queue.shift(); picture; picture = queue.shift()) {
      try {
        await draw(picture);
      } catch (error) {
        if (error instanceof TooHeavy) failures.push(`${picture.name} ${error.message}.`);
        else {
          // The other queue ends with the picture that it has begun.
          queue.length = 0;
          throw error;
        }
      }
    }
  };
  // Two at a time, one for each core of a small machine.
  const ends = await Promise.allSettled([drawQueue(), drawQueue()]);
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return failures;
}
