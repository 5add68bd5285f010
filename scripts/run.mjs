import { nodeProblem, supportedNodes } from './setup/node.mjs';

// The other files are imported only by a Node that can read them; an old one would end in a syntax error.
const problem = nodeProblem(process.versions.node, supportedNodes());
if (problem === undefined) {
  import('./main.mjs')
    .then(({ main }) => main(process.argv.slice(2)))
    .then((code) => {
      process.exitCode = code;
    })
    .catch((error) => {
      console.error(error);
      process.exitCode = 2;
    });
} else {
  console.error(problem);
  process.exitCode = process.argv[2] === 'ninekeep' ? 2 : 1;
}
