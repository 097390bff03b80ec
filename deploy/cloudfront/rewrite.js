/*
 * A CloudFront Function (runtime cloudfront-js-2.0) for viewer requests: the file behind a clean address, with or without
 * a trailing slash, and the way from former addresses to the present ones. docs/deploy/cloudfront.md says how to set it
 * up. The runtime is no browser: neither destructuring, spread, for-of nor flatMap.
 */
function handler(event) {
  const request = event.request;
  const path = request.uri.replace(/\/+$/, '') || '/';
  const course = /^\/course\/([\w-]+)$/.exec(path);
  if (course) return movedTo(`/SkillOrientedCourses/${course[1]}`, request.querystring);

  const name = path.slice(path.lastIndexOf('/') + 1);
  if (path === '/') request.uri = '/index.html';
  // A name with a dot is a file. The "not found" pages have no address of their own.
  else if (name.includes('.') || name === '404') request.uri = path;
  else request.uri = `${path}.html`;
  return request;
}

function movedTo(path, querystring) {
  const query = Object.keys(querystring).map((name) =>
    (querystring[name].multiValue || [querystring[name]]).map((entry) => `${name}=${entry.value}`).join('&'),
  );
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: {
      location: { value: query.length > 0 ? `${path}?${query.join('&')}` : path },
      'cache-control': { value: 'no-cache' },
    },
  };
}

// For the tests; CloudFront has no `module` and takes the function by its name.
if (typeof module === 'object') module.exports = { handler };
