/** On `html` of a "not found" page: every address of the site. */
export const ADDRESSES = 'data-addresses';
