import type { LoaderFunctionArgs } from 'react-router-dom';

/** The id in the address: a whole number from 1, else undefined. */
export const idOf = ({ params }: Pick<LoaderFunctionArgs, 'params'>): number | undefined =>
  /^[1-9]\d{0,5}$/.test(params['id'] ?? '') ? Number(params['id']) : undefined;
