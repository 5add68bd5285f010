import { executable, type Files, inPlantedHouse, printed } from './plantedHouse';

type Report = {
  readonly summary: { readonly changed: number; readonly unchanged: number; readonly diagnosticsNotPrinted: number };
  readonly diagnostics: readonly {
    readonly severity: string;
    readonly category: string;
    readonly location: { readonly path: string; readonly start: { readonly line: number } };
  }[];
};

const BIOME = executable('@biomejs/biome', 'bin/biome');
const REPORT_EVERYTHING = ['--reporter=json', '--max-diagnostics=none'];

/** A broken configuration or an ignored folder must not look like a clean house. */
function assertEverythingWasRead(report: Report, files: Files): void {
  const { changed, unchanged, diagnosticsNotPrinted } = report.summary;
  if (changed + unchanged < Object.keys(files).length) throw new Error(`Biome read only ${changed + unchanged} files`);
  if (diagnosticsNotPrinted > 0) throw new Error(`Biome kept ${diagnosticsNotPrinted} findings to itself`);
}

/** The rules that a planted file breaks, or one line of it. */
type RulesBroken = (path: string, line?: number) => readonly string[];

/** What each planted file is accused of, as errors: a warning stops nobody. */
export async function lint(files: Files): Promise<RulesBroken> {
  const output = await inPlantedHouse(files, (house) => printed(BIOME, ['lint', ...REPORT_EVERYTHING], house));
  const report = JSON.parse(output) as Report;
  assertEverythingWasRead(report, files);
  const errors = report.diagnostics.filter((finding) => finding.severity === 'error');
  return (path, line) =>
    errors
      .filter(({ location }) => location.path === path && (line === undefined || location.start.line === line))
      .map(({ category }) => category);
}
