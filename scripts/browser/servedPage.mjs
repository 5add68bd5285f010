import { chromiumFlags } from '../setup/chromiumProof.mjs';
import { compressedResponses } from './compressedResponses.mjs';

/** @typedef {{ url: string, browser: import('playwright').Browser }} ServedPage */
/**
 * @template Result
 * @typedef {(served: ServedPage) => Promise<Result>} Visit
 */

/**
 * Serves the built page, compressed as any host does. Every visit has a Chromium of its own, and nothing is left running.
 * @template Result
 * @param {string} root
 * @param {string} chromiumPath
 * @param {(visit: <Found>(look: Visit<Found>) => Promise<Found>) => Promise<Result>} act
 * @returns {Promise<Result>}
 */
export async function withServedPage(root, chromiumPath, act) {
  const { preview } = await import('vite');
  const { chromium } = await import('playwright');
  const server = await preview({ root, logLevel: 'error', preview: { port: 0 }, plugins: [compressedResponses(root)] });
  try {
    return await act(async (look) => {
      const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags() });
      try {
        return await look({ url: server.resolvedUrls?.local[0] ?? '', browser });
      } finally {
        await browser.close();
      }
    });
  } finally {
    await server.close();
  }
}
