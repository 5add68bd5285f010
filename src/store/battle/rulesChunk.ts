import { engineFor } from '../../battle/engineFor';
import { rebook } from '../../battle/model/rebook';
import { fullCastles } from '../../battle/resolve/begin';
import { reveals } from '../../battle/view/reveals';

/** All that the store asks of the rules, in a file of its own. */
export const RULES_CHUNK = { engineFor, fullCastles, rebook, reveals } as const;
