import { type Driven, evaluateBy, pressOf } from './driven';
import { heardFrom, startProgram } from './programs';
import { askAt, freePort, whenReady } from './webdriver';

declare global {
  interface Window {
    complaintsHeard?: string[];
  }
}

/** WebKitGTK's MiniBrowser by its own driver, on a screen that nobody sees: it has no headless mode. */
export async function openWebKit(path: string): Promise<Driven> {
  const screen = startProgram('Xvfb', () => ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
  const display = await heardFrom(screen, /^(\d+)\n/m);
  const port = await freePort();
  startProgram(path, () => [`--port=${port}`], { DISPLAY: `:${display}` });
  const askDriver = askAt(`http://127.0.0.1:${port}`);
  await whenReady(askDriver);
  const { sessionId } = (await askDriver('POST', '/session', { capabilities: {} })) as { sessionId: string };
  const session = askAt(`http://127.0.0.1:${port}/session/${sessionId}`);
  await session('POST', '/window/rect', { x: 0, y: 0, width: 1280, height: 838 });

  const evaluate = evaluateBy(async (text, argument) => {
    const script = `const [given, done] = arguments;\n(${text})(given).then(done, (error) => done('!' + error));`;
    const answer = (await session('POST', '/execute/async', { script, args: [argument] })) as string;
    if (answer.startsWith('!')) throw new Error(answer);
    return answer;
  });
  return {
    evaluate,
    open: async (url) => {
      await session('POST', '/url', { url });
      await evaluate(hearComplaints);
    },
    press: async (at) => {
      await session('POST', '/actions', { actions: [pressOf(at)] });
    },
    complaints: () => evaluate(() => window.complaintsHeard ?? ['nobody listened']),
  };
}

/** The protocol tells nothing of the console. Only what comes while a page is first loaded is missed. */
function hearComplaints(): void {
  if (window.complaintsHeard !== undefined) return;
  const heard: string[] = [];
  window.complaintsHeard = heard;
  for (const level of ['error', 'warn'] as const) {
    const tell = console[level];
    console[level] = (...words: unknown[]) => {
      heard.push(`${level}: ${words.join(' ')}`);
      tell.apply(console, words);
    };
  }
  window.addEventListener('error', ({ message }) => heard.push(`error: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => heard.push(`error: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    heard.push(`error: ${violatedDirective} forbids ${blockedURI}`),
  );
}
