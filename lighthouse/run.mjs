import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** `node lighthouse/run.mjs <job as JSON>`: judges each address as many times as wanted, on Lighthouse's own phone, and prints the answers as JSON. */
const { chromium, flags, categories, urls, runs } = JSON.parse(process.argv[2]);

/** Audits that cost points, and by how much each weighs. */
function misses(audits, refs) {
  return refs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => `${audits[id].title}${audits[id].displayValue ? ` (${audits[id].displayValue})` : ''}`);
}

/** Each in a browser of its own: nothing is kept from the one before. */
async function judge(url) {
  const chrome = await launch({ chromePath: chromium, chromeFlags: ['--headless=new', ...flags] });
  try {
    const answer = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: categories,
    });
    const { lhr } = answer;
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    return Object.fromEntries(
      Object.values(lhr.categories).map(({ id, score, auditRefs }) => [
        id,
        { score: Math.round(100 * score), misses: misses(lhr.audits, auditRefs) },
      ]),
    );
  } finally {
    chrome.kill();
  }
}

const answers = [];
for (const url of urls) {
  const judged = [];
  for (let run = 0; run < runs; run++) judged.push(await judge(url));
  answers.push(judged);
}
process.stdout.write(`${JSON.stringify(answers)}\n`);
