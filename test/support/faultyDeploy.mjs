// Deploys in a process of its own, in which the file system fails at one chosen step.
// Arguments: bundled module, action as JSON, number of the step (0: none), fault ("kill" or the code of an error).
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { argv, kill, pid } from 'node:process';

const CHANGING = [
  'mkdirSync',
  'writeFileSync',
  'utimesSync',
  'renameSync',
  'symlinkSync',
  'linkSync',
  'rmSync',
];
const [, , module, action, step, fault] = argv;
let steps = 0;

for (const name of CHANGING) {
  const real = fs[name];
  fs[name] = (...args) => {
    steps++;
    if (steps === Number(step)) {
      // The worst case of a write: half of it is there.
      if (name === 'writeFileSync') real(args[0], Buffer.from(args[1]).subarray(0, args[1].length / 2));
      if (fault === 'kill') kill(pid, 'SIGKILL');
      throw Object.assign(new Error(`${fault}: ${name}`), { code: fault });
    }
    return real(...args);
  };
}
syncBuiltinESMExports();

const { putInPlace, goBack } = await import(module);
const { outDir, folder, now } = JSON.parse(action);
if (outDir === undefined) goBack(folder, now);
else await putInPlace(outDir, folder, { now, isQuick: true });
console.log(steps);
