export const completePage = () => {};
export const emptyPage = () => {};
