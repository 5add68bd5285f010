import { chromiumFlags } from '../setup/chromiumProof.mjs';
import { compressedResponses } from './compressedResponses.mjs';

/** @typedef {{ url: string, browser: import('playwright').Browser }} ServedPage */

/**
 * Serves the built page, compressed as any host does, starts Chromium, and tidies up whatever happens.
 * @template Result
 * @param {string} root
 * @param {string} chromiumPath
 * @param {(served: ServedPage) => Promise<Result>} visit
 * @returns {Promise<Result>}
 */
export async function withServedPage(root, chromiumPath, visit) {
  const { preview } = await import('vite');
  const { chromium } = await import('playwright');
  const server = await preview({ root, logLevel: 'error', preview: { port: 0 }, plugins: [compressedResponses(root)] });
  try {
    const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags() });
    try {
      return await visit({ url: server.resolvedUrls?.local[0] ?? '', browser });
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}
