declare global {
  interface Navigator {
    /** Only Chromium has it. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether the visitor asks for less data. */
export const savesData = (): boolean => navigator.connection?.saveData === true;
