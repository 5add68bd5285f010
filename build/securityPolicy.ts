import type { Plugin } from 'vite';

/** Nothing from elsewhere, nothing inline, nothing evaluated. */
const DIRECTIVES = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

export const POLICY = DIRECTIVES.join('; ');

/** Browsers heed `frame-ancestors` in a header only. */
const PREVIEW_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': `${POLICY}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** The built page carries its policy itself, wherever it is hosted. It must stand before anything it is to govern. */
export function securityPolicy(): Plugin {
  return {
    name: 'ninekeep:security-policy',
    config: () => ({ preview: { headers: PREVIEW_HEADERS } }),
    transformIndexHtml: {
      order: 'post',
      handler: (html, { server }) =>
        server === undefined
          ? html.replace(
              /<head[^>]*>/i,
              (head) => `${head}\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
            )
          : html,
    },
  };
}
