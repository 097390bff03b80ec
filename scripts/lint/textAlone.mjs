/**
 * A rule for oxlint. A translator replaces the texts of a page by elements of its own. React then looks for its own
 * text node and removes nothing, or throws. So a text that comes and goes must be the only child of its element.
 */

const isBlank = (child) =>
  child.type === 'JSXText' && /^\s*$/.test(child.value) && child.value.includes('\n');
const isText = (node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

/** Nothing is shown when && finds nothing to show on its left. */
const NOTHING = { type: 'Literal', value: null };

/** Everything that an expression may show. */
const outcomes = (node) => {
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((branch) => outcomes(branch));
  return node.type === 'LogicalExpression' ? [NOTHING, ...outcomes(node.right)] : [node];
};

const isElement = (node) => ['JSXElement', 'JSXFragment'].includes(node.type);
const isNothing = (node) =>
  (node.type === 'Literal' && (node.value === null || node.value === false)) ||
  (node.type === 'Identifier' && node.name === 'undefined');

/** Whether an expression is a text at one time, and another text or none at another. */
const isChangingText = (node) => {
  const shown = outcomes(node);
  return shown.length > 1 && shown.some(isText);
};
/** Whether an expression is an element at one time and nothing at another. */
const isPassingElement = (node) => {
  const shown = outcomes(node);
  return shown.some(isElement) && shown.some(isNothing);
};

const check = (context) => (element) => {
  const children = element.children.filter((child) => !isBlank(child));
  children.forEach((child, index) => {
    if (child.type !== 'JSXExpressionContainer') return;
    const { expression } = child;
    const next = children[index + 1];
    if (isChangingText(expression) && children.length > 1)
      context.report({
        node: child,
        message: 'This text comes and goes next to others: give it an element.',
      });
    if (isPassingElement(expression) && next?.type === 'JSXText')
      context.report({
        node: child,
        message: 'This element comes and goes before a text: give the text an element.',
      });
  });
};

export default {
  meta: { name: 'site' },
  rules: {
    'text-alone': {
      create: (context) => ({ JSXElement: check(context), JSXFragment: check(context) }),
    },
  },
};
