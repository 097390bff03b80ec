/*
 * A CloudFront Function (runtime cloudfront-js-2.0) for viewer requests: maps addresses to files, with or without a
 * trailing slash. It redirects former addresses, and those that differ from a page's own only by case, .html, index.html,
 * doubled slashes or spaces. See docs/deploy/cloudfront.md. The runtime has no destructuring, spread, for-of or flatMap.
 */
function handler(event) {
  const request = event.request;
  const path = request.uri.replace(/\/+$/, '') || '/';
  const own = ownAddress(path);
  if (own !== path) return movedTo(own, request.querystring);
  const course = /^\/course\/([\w-]+)$/.exec(path);
  if (course) return movedTo(`/SkillOrientedCourses/${course[1]}`, request.querystring);

  const name = path.slice(path.lastIndexOf('/') + 1);
  if (path === '/') request.uri = '/index.html';
  // A name with a dot is a file. The 404 pages have no address of their own.
  else if (name.includes('.') || name === '404') request.uri = path;
  else request.uri = `${path}.html`;
  return request;
}

/** Files, with a dot in their names, keep their spelling. */
function ownAddress(path) {
  const page =
    path
      .replace(/(?:%20|\s)+/g, '')
      .replace(/\/{2,}/g, '/')
      .replace(/(\/index)?\.html$/i, '') || '/';
  const name = page.slice(page.lastIndexOf('/') + 1);
  // An encoded character is in no address of the site, and its digits may be letters.
  if (/[.%]/.test(name) || /(^|\/)404$/.test(page)) return path;
  return page.toLowerCase().replace(/^\/skillorientedcourses(?=\/|$)/, '/SkillOrientedCourses');
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
