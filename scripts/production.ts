// Imported first: React picks its development or production build when it is first loaded, and all parts of a build must
// load the same one.
process.env['NODE_ENV'] = 'production';
