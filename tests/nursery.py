"""What the processes of tests have read before they are forked: the texts of all titles, with their code.

Data files are not among it: an owner's folder may go before them.
"""

import gc

from kursbuch.kernel import titles
from kursbuch.locale.texts import LANGUAGES, texts_for

for title in titles().values():
    for language in LANGUAGES:
        texts_for(language, title)

gc.collect()
gc.freeze()  # a server that begins looks at what is its own only
