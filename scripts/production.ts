// Imported first, because React chooses between its development and production builds when it is first loaded.
process.env['NODE_ENV'] = 'production';
