/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { raw } from 'hono/html';
import type { FC, PropsWithChildren } from 'hono/jsx';
import { company } from '../../../src/content/company.ts';
import { palette } from '../../../src/theme/palette.ts';

const { sun, ink, inkMuted, paper, paperDeep, white, cobalt, danger } = palette;

const styles = `
*{box-sizing:border-box}
body{margin:0;background:${paper};color:${ink};font:1.0625rem/1.5 Figtree,system-ui,sans-serif;overflow-wrap:anywhere}
header{background:${sun};border-bottom:3px solid ${ink};padding:1rem;font-weight:700}header a{color:inherit}
main{max-width:40rem;margin:0 auto;padding:2rem 1rem 4rem}main:has(table){max-width:70rem}
h1{font-size:clamp(1.75rem,5vw,2.5rem);line-height:1.1;margin:0 0 1rem}
form:not([hidden]){display:grid;gap:1.25rem}
label{display:block;font-weight:600;margin-bottom:.25rem}
input,textarea{width:100%;font:inherit;background:${white};padding:.7rem .8rem;border:2px solid ${ink};border-radius:10px}[aria-invalid]{border:3px solid ${danger}}
:focus-visible{outline:3px solid ${cobalt};outline-offset:2px}
.error{color:${danger};font-weight:600;margin:.25rem 0 0}small{display:block;color:${inkMuted};margin-top:.25rem}small,td:nth-child(3){overflow-wrap:anywhere}
button{font:inherit;font-weight:700;min-height:2.75rem;padding:.5rem 1.25rem;border:2px solid ${ink};border-radius:99px;background:${ink};color:${white};justify-self:start;white-space:nowrap}button+button{background:none;color:inherit}
table{background:${white};border:2px solid ${ink};border-collapse:collapse;width:100%;overflow-wrap:break-word}table:empty{display:none}
th,td{text-align:left;vertical-align:top;padding:.75rem;border-bottom:1px solid ${paperDeep}}
@media(max-width:45rem){tr,th,td{display:block}th,td{border:0;padding:.25rem .75rem}tr{padding:.5rem 0;border-bottom:2px solid ${ink}}}`;

type PageProps = PropsWithChildren<{ title: string; siteUrl?: string; nonce: string | undefined }>;

/** The frame of the relay's own pages. They load nothing. */
export const Page: FC<PageProps> = ({ title, siteUrl, nonce, children }) => (
  <>
    {raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} – ${company.name}`}</title>
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <header>{siteUrl ? <a href={`${siteUrl}/`}>{company.name}</a> : company.name}</header>
        <main>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  </>
);
