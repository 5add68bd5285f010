import type { OpenAside } from '../../store/invitations/openText';

/** The trial of a file comes with the first file. */
export const openAside: OpenAside = async (file, text, catalog) => {
  const { createTrial } = await import('./trial');
  return createTrial()(file, text, catalog);
};
