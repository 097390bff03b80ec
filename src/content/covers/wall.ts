/** A picture of the wall is a film: its frames stand below each other, and the page shows one at a time. */
export const film = { frames: 10, width: 320, height: 200 } as const;
