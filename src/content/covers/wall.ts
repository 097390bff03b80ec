/**
 * A picture of the wall is a film: its frames stand below each other, and the page shows one at a time. `width` and `height` are of
 * one frame, in px.
 */
export const film = { frames: 10, width: 320, height: 200 } as const;

/** The name of the film of a service or a programme, by its address. */
export const filmName = (path: string) => `wall-${path.slice(1)}`;

/** A `transform` that moves a film to its last frame. */
export const lastFrame = `translateY(${(100 / film.frames) * (1 - film.frames)}%)`;
