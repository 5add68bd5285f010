import type { Logger } from 'vite';
import { problemLine, warningLine } from '../src/content/problems/problem';
import type { Findings } from './cardShelf';

/** Says in the terminal what is wrong in `cards/`, once for every change of it, and when all is well again. */
export function findingsTeller(logger: Logger): (findings: Findings) => void {
  let told = { problems: '', warnings: '' };
  return (findings) => {
    const before = told;
    told = { problems: problemReport(findings), warnings: warningReport(findings) };
    if (told.problems !== before.problems) {
      if (told.problems === '') logger.info('cards/ is in order again', { timestamp: true });
      else logger.error(told.problems, { timestamp: true });
    }
    if (told.warnings !== '' && told.warnings !== before.warnings) logger.warn(told.warnings, { timestamp: true });
  };
}

export function problemReport({ problems }: Pick<Findings, 'problems'>): string {
  if (problems.length === 0) return '';
  const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`;
  return [`${count} in cards/:`, ...problems.map(problemLine)].join('\n  ');
}

function warningReport({ warnings }: Pick<Findings, 'warnings'>): string {
  return warnings.length === 0
    ? ''
    : ['in cards/, right but without effect:', ...warnings.map(warningLine)].join('\n  ');
}
