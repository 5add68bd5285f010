import { type OwnFile, useOwnFile } from '../../common/notices/useOwnFile';

interface FetchedProps<Props> {
  readonly file: OwnFile<Props>;
  readonly with: Props;
}

/** What is in a file of its own, once it is there; until then nothing. */
export function Fetched<Props extends object>({ file, with: props }: FetchedProps<Props>) {
  const Component = useOwnFile(file);
  return Component === null ? null : <Component {...props} />;
}
