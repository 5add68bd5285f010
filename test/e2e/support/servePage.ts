import type { TestProject } from 'vitest/node';
import { type BuiltPage, serveBuilt } from './builtPage';

declare module 'vitest' {
  export interface ProvidedContext {
    pageUrl: string;
  }
}

let page: BuiltPage | undefined;

/** Builds the page as it ships and serves it for all browser tests. */
export async function setup(project: TestProject): Promise<void> {
  page = await serveBuilt('e2e-page', 'production');
  project.provide('pageUrl', page.url);
}

export async function teardown(): Promise<void> {
  await page?.server.close();
}
