"""A player of thirty lines for Kursbuch: it takes what costs most, and passes when it has no money's worth to do.

Try it: kursbuch arena american-rails --bots "program:python examples/bot.py,random" --players 4 --games 8
The protocol: docs/bot-protocol.md
"""

import json
import sys
from random import Random


def choose(offers: list, random: Random) -> dict:
    """A dear move of a random kind; of an amount between two ends, the lower one."""
    kind = random.choice(sorted({offer["kind"] for offer in offers}))
    offer = random.choice([offer for offer in offers if offer["kind"] == kind])
    if "field" in offer:
        return {**offer["action"], offer["field"]: offer["low"]}
    costs = offer.get("costs") or [0] * len(offer["actions"])
    return max(zip(costs, offer["actions"], strict=True), key=lambda pair: pair[0] or 0)[1]


for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        answer = {"type": "ready", "protocol": 1, "name": "thirty lines"}
    else:
        action = choose(told["offers"], Random(told["chance"]))
        answer = {"type": "move", "id": told["id"], "action": action, "reason": "It costs most."}
    print(json.dumps(answer), flush=True)
