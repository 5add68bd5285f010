import { connectBidi } from './bidi';
import { type Driven, evaluateBy, pressOf } from './driven';
import { heardFrom, startProgram } from './programs';

/** A stock Firefox, by WebDriver BiDi. */
export async function openFirefox(path: string): Promise<Driven> {
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile'];
  const firefox = startProgram(path, (folder) => [...args, folder]);
  const address = await heardFrom(firefox, /WebDriver BiDi listening on (ws:\S+)/);
  const complaints: string[] = [];
  const bidi = await connectBidi(`${address}/session`, ({ level, text }) => {
    if (level === 'error' || level === 'warn') complaints.push(`${level}: ${text}`);
  });
  await bidi.send('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await bidi.send('browsingContext.getTree', {})) as unknown as Tree;
  const context = contexts[0]?.context;
  await bidi.send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } });

  return {
    evaluate: evaluateBy(async (functionDeclaration, argument) => {
      const told = (await bidi.send('script.callFunction', {
        ...{ functionDeclaration, awaitPromise: true, target: { context } },
        arguments: [{ type: 'string', value: argument }],
      })) as unknown as Told;
      if (told.result === undefined) throw new Error(told.exceptionDetails?.text);
      return told.result.value;
    }),
    open: async (url) => {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    press: async (at) => {
      await bidi.send('input.performActions', { context, actions: [pressOf(at)] });
    },
    complaints: () => Promise.resolve(complaints),
  };
}

interface Tree {
  readonly contexts: readonly { readonly context: string }[];
}

interface Told {
  readonly result?: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}
