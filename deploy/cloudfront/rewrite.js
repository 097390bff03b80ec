/*
 * A CloudFront Function (runtime cloudfront-js-2.0) for viewer requests: maps addresses to files, with or without a
 * trailing slash, and redirects former addresses. See docs/deploy/cloudfront.md. The runtime has no destructuring, spread,
 * for-of or flatMap.
 */
function handler(event) {
  const request = event.request;
  const path = request.uri.replace(/\/+$/, '') || '/';
  const course = /^\/course\/([\w-]+)$/.exec(path);
  if (course) return movedTo(`/SkillOrientedCourses/${course[1]}`, request.querystring);

  const name = path.slice(path.lastIndexOf('/') + 1);
  if (path === '/') request.uri = '/index.html';
  // A name with a dot is a file. The 404 pages have no address of their own.
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

// For the tests. CloudFront has no `module` and calls the function by its name.
if (typeof module === 'object') module.exports = { handler };
