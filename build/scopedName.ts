import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';

/**
 * Names a CSS module's class by its file and one mark a file: marks of their own would not compress, and there are a thousand
 * classes in the scripts.
 */
export function scopedName(root: string): (local: string, file: string) => string {
  return (local, file) => {
    const [path = file] = relative(root, file).split('?');
    const mark = createHash('sha256').update(path.replaceAll('\\', '/')).digest('base64url').slice(0, 4);
    return `${basename(path, '.css').replaceAll('.', '-')}__${local}_${mark}`;
  };
}
