"""The beginning of a program that keeps to the protocol: it greets; what it does in its turn follows, in the loop."""

POLITE = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        print(json.dumps({"type": "ready", "protocol": 1}), flush=True)
        continue
"""
