/** Listens in the capture phase, because React stops events in a part that it is hydrating. */
export const listenFirst = <Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
): void => document.addEventListener(type, listener, true);
