// Copies the drawings that link previews need from the page into packages/previews, with attributes instead of styles,
// because previews are rendered without a stylesheet. A test fails when this has to run again.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundled } from './bundle.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const web = join(root, 'packages', 'web', 'src');
const read = (path) => readFileSync(join(web, path), 'utf8');

/** The declarations of rules for single classes, by class, in the order of the stylesheets. */
function rulesOf(css) {
  const rules = new Map();
  for (const [, selectors, body] of css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const declarations = [...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value.trim()]);
    for (const selector of selectors.split(',').map((one) => one.trim()))
      if (/^(:root|\.[\w-]+)$/.test(selector))
        rules.set(selector, { ...rules.get(selector), ...Object.fromEntries(declarations) });
  }
  return rules;
}

const splitAt = (text) => {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') depth++;
    else if (text[i] === ')') depth--;
    else if (text[i] === ',' && depth === 0) return [text.slice(0, i).trim(), text.slice(i + 1).trim()];
  }
  return [text];
};

/** The day value of a declaration, with its variables resolved. */
function resolved(value, variables) {
  const filled = value.replaceAll(/var\((--[\w-]+)\)/g, (_, name) => {
    if (variables[name] === undefined) throw new Error(`Unknown variable ${name}.`);
    return resolved(variables[name], variables);
  });
  const day = /^light-dark\(([\s\S]*)\)$/.exec(filled)?.[1];
  return day === undefined ? filled : splitAt(day)[0];
}

const PAINT = /^(fill|stroke|stop)(-|$)/;

/** Converts a declaration to attributes: `rgb(1 2 3 / 0.4)` becomes a colour and an opacity. */
function attributes(name, value) {
  const [, parts, alpha] = /^rgb\(([\d ]+)(?: \/ ([\d.]+))?\)$/.exec(value) ?? [];
  if (parts === undefined) return [[name, value.replace(/px$/, '')]];
  const hex = parts.split(' ').map((part) => Number(part).toString(16).padStart(2, '0'));
  const opacity = name.startsWith('stop') ? 'stop-opacity' : `${name}-opacity`;
  return [[name, `#${hex.join('')}`], ...(alpha === undefined ? [] : [[opacity, alpha]])];
}

function inlined(svg, css) {
  const rules = rulesOf(css);
  return svg.replaceAll(/<[\w]+[^>]*? class="([^"]*)"[^>]*>/g, (tag, names) => {
    const own = names.split(' ').map((name) => rules.get(`.${name}`) ?? {});
    const all = Object.assign({}, ...own);
    const variables = { ...rules.get(':root'), ...all };
    const given = Object.entries(all)
      .filter(([name]) => PAINT.test(name))
      .flatMap(([name, value]) => attributes(name, resolved(value, variables)))
      // Here an attribute in the drawing wins over the stylesheet, unlike in CSS. No drawing has both.
      .filter(([name]) => !tag.includes(` ${name}="`));
    return tag.replace(/ class="[^"]*"/, given.map(([name, value]) => ` ${name}="${value}"`).join(''));
  });
}

/** The elements with these ids, including their contents. */
function pick(svg, wanted) {
  const found = [
    ...svg.matchAll(/<(symbol|pattern|linearGradient|radialGradient|clipPath) id="([^"]*)"[\s\S]*?<\/\1>/g),
  ];
  return wanted.map((id) => {
    const [art] = found.find((one) => one[2] === id) ?? [];
    if (art === undefined) throw new Error(`There is no element ${id}.`);
    return art;
  });
}

const usedBy = (art) => [...new Set([...art.matchAll(/(?:url\(#|href="#)([\w-]+)/g)].map(([, id]) => id))];

/** The wanted elements, and all that they refer to. */
function withParts(svg, wanted) {
  const all = new Set(wanted);
  for (const id of all) for (const part of usedBy(pick(svg, [id])[0])) all.add(part);
  return pick(svg, [...all]).join('\n');
}

const numbers = (ids, many) => ids.flatMap((id) => Array.from({ length: many }, (_, i) => `${id}-${i + 1}`));

async function menhirs() {
  const { inlineTrees } = await import(await bundled('packages/web/src/games/menhirs/art/inline-trees.ts'));
  const art = (name) => read(`games/menhirs/art/${name}.svg`);
  const svg = art('frame') + inlineTrees(art('trees')) + art('stones') + art('fog');
  const css = read('styles/tokens.css') + read('games/menhirs/art/art.css') + read('games/menhirs/board/board.css');
  const wanted = [
    ...['mh-tray', 'mh-hex', 'mh-forest-ground', 'mh-heath-ground', 'mh-flipped', 'mh-forest-plain'],
    ...numbers(['mh-menhir', 'mh-menhir-hint', 'mh-curl'], 4),
    ...['mh-fog-shade', 'mh-fog-skirt', 'mh-fog-low', 'mh-fog-puff', 'mh-fog-dawn'],
  ];
  return inlined(withParts(svg, wanted), css);
}

function floors() {
  const svg = read('games/floors/art/sprite.svg');
  const wanted = [
    ...['ff-stone', 'ff-crystal', 'ff-turn-right', 'ff-turn-half', 'ff-tele-1', 'ff-tele-2', 'ff-tele-arrow'],
    ...['ff-monster', 'ff-facing'],
    ...numbers(['ff-tok'], 7),
  ];
  return withParts(svg, wanted).replaceAll('var(--ff-stone-side)', '#5d5142');
}

/** The drawings are inlined as text, so that nothing is read at run time. */
export async function makeArt() {
  const file = (art) =>
    `// Made by scripts/make-preview-art.mjs from the drawings of the page.\nexport const ART = ${'`'}${art}${'`'};\n`;
  return { menhirs: file(await menhirs()), floors: file(floors()) };
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [game, text] of Object.entries(await makeArt()))
    writeFileSync(join(root, 'packages', 'previews', 'src', game, 'art.ts'), text);
