/** @typedef {import('playwright').Page} Page */
/** @typedef {keyof typeof PICTURES} PictureType */

/** A tenth of a PNG's size: every new set of pictures stays in the history for ever. */
const JPEG_QUALITY = 82;
const WEBP_QUALITY = 0.42;

/** What is in sight as a file, by its ending. */
export const PICTURES = {
  /** @param {Page} page @returns {Promise<Buffer>} */
  jpg: (page) => page.screenshot({ type: 'jpeg', quality: JPEG_QUALITY }),

  /** Half a JPEG's size. Playwright doesn't write it; Chromium's canvas does. @param {Page} page @returns {Promise<Buffer>} */
  webp: async (page) => {
    const png = (await page.screenshot({ type: 'png' })).toString('base64');
    const webp = await page.evaluate(
      async ([text, quality]) => {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [image.width, image.height];
        canvas.getContext('2d')?.drawImage(image, 0, 0);
        return canvas.toDataURL('image/webp', quality);
      },
      /** @type {const} */ ([png, WEBP_QUALITY]),
    );
    return Buffer.from(webp.slice(webp.indexOf(',') + 1), 'base64');
  },
};
